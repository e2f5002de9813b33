# Svenska. Det som bara terminalen säger; allt annat säger den som webbläsaren.

terminal-small =
    Bordet behöver { $columns } × { $lines } tecken.
    Fönstret har { $has }. Gör det större så fortsätter spelet; inget går förlorat.
terminal-replaced = Spelet är nu i ett annat fönster. Inget är förlorat: insatser som inte delats togs aldrig.
terminal-quit = Lämna huset
terminal-check = Före din insats låste huset sin hemlighet och visade dess fingeravtryck. Din terminal lade till ett eget slumptal. Korten följer av båda, så ingen sida kunde välja dem. Din terminal har nu räknat ut allt igen:
terminal-check-paid = Insatserna är dina, och de betalades enligt reglerna
terminal-check-seed = Din terminals slumptal ingår i given
